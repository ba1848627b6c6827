"""Alembic runs here, on the connection that `ludoteca.store.database.migrate` opened."""

from alembic import context

from ludoteca.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
