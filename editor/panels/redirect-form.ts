import type { TFunction } from 'i18next'
import * as z from 'zod'
import type { RefusedField } from '#api/problem.ts'
import type { Redirect } from '#api/redirects.ts'
import { formOfAct } from '../form/act-form.tsx'
import { field } from '../model/documents/form-field-kinds.ts'
import type { EditorStore } from '../model/store.ts'

const fields = z.object({
  from: field(z.string().trim(), { line: 'address', label: 'links.from', hint: 'links.fromHint' }),
  to: field(z.string().trim(), { line: 'address', label: 'links.to', hint: 'links.toHint' }),
  kind: field(z.enum(['permanent', 'temporary']), { label: 'links.howLong', options: 'links' }),
})

/** Returns the form that changes a redirect or, without an `id`, adds a redirect. */
export function redirectForm(
  { client, t }: EditorStore,
  { id, from = '', to = '', permanent = true }: { [Key in keyof Redirect]?: Redirect[Key] | undefined },
) {
  return formOfAct({
    act: 'links.save',
    title: t(id ? 'links.change' : 'links.add'),
    fields,
    start: { from, to, kind: permanent ? 'permanent' : 'temporary' },
    refusals: ({ problem: { errors = [] } }) =>
      Object.fromEntries(errors.map((error) => [error.path, redirectFault(t, error)])),
    send({ from, to, kind }) {
      const wanted = { from, to, permanent: kind === 'permanent' }
      return id ? client.changeRedirect(id, wanted) : client.addRedirect(wanted)
    },
  })
}

const defaults: { [path: string]: string } = { csv: 'tooManyLines', to: 'target' }

/** Returns the message about an invalid address of a redirect, or an invalid table of redirects. */
export const redirectFault = (t: TFunction, { path, reason = '' }: RefusedField): string =>
  t([`links.reasons.${reason}`, `links.reasons.${defaults[path] ?? 'path'}`])
