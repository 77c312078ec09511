import type { Path } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { schemaAt } from '../model/documents/field-schema.ts'
import { fieldOf } from '../model/documents/form-fields.ts'
import { Fields } from './fields/fields.tsx'
import { PolicyText } from './list/policy-texts-field.tsx'

/** Renders the fields of the whole form, or of the list item at a path. A text of a policy is a single field. */
export function FormPart({ schema, at, but }: { schema: Shape; at: Path; but: readonly string[] }) {
  const found = schemaAt(schema, at) ?? schema
  const field = at.length > 0 ? fieldOf(at.at(-1) ?? '', found) : undefined
  if (field?.kind === 'text') return <PolicyText field={field} at={at} />
  return found.type === 'object' ? <Fields schema={found} at={at} but={at.length === 0 ? but : []} /> : null
}
