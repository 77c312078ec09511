import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { contentSchemas } from './json-schemas.ts'
import { toJson } from './to-json.ts'

/* To be run after the schema of a block type has changed: `npm run schemas`. */
const folder = fileURLToPath(new URL('../../seed/content/schemas/', import.meta.url))
for (const [name, schema] of contentSchemas()) await writeFile(folder + name, toJson(schema))
