import type { TFunction } from 'i18next'
import type { RefusedField } from '#api/problem.ts'
import type { Redirect } from '#api/redirects.ts'
import type { EditorStore } from '../model/store.ts'
import type { PanelFormFields, Typed } from './panel-form.tsx'

/** Returns the form that changes a redirect or, without an `id`, adds a redirect. */
export function redirectForm(
  t: TFunction,
  { administration }: EditorStore,
  { id, from, to, permanent = true }: { [Key in keyof Redirect]?: Redirect[Key] | undefined },
): PanelFormFields {
  const wanted = ({ from = '', to = '', permanent }: Typed) => ({ from, to, permanent: permanent === 'true' })
  return {
    act: 'links.save',
    title: t(id ? 'links.change' : 'links.add'),
    fields: [
      { name: 'from', label: t('links.from'), hint: t('links.fromHint'), dir: 'ltr', defaultValue: from },
      { name: 'to', label: t('links.to'), hint: t('links.toHint'), dir: 'ltr', defaultValue: to },
      {
        name: 'permanent',
        label: t('links.howLong'),
        options: [
          { value: 'true', label: t('links.permanent') },
          { value: 'false', label: t('links.temporary') },
        ],
        defaultValue: String(permanent),
      },
    ],
    refusal({ problem: { errors = [] } }) {
      const faultAt = (field: string) => {
        const error = errors.find(({ path }) => path === field)
        return error && redirectFault(t, error)
      }
      return { from: faultAt('from'), to: faultAt('to') }
    },
    send: (typed) =>
      id ? administration.changeRedirect(id, wanted(typed)) : administration.addRedirect(wanted(typed)),
  }
}

const defaults: { [path: string]: string } = { csv: 'tooManyLines', to: 'target' }

/** Returns what is wrong with an address of a redirect, or with a table of redirects. */
export const redirectFault = (t: TFunction, { path, reason = '' }: RefusedField): string =>
  t([`links.reasons.${reason}`, `links.reasons.${defaults[path] ?? 'path'}`])
