import * as z from 'zod'
import type { ApiError } from '#api/errors.ts'
import type { Locale } from '#content/locale.ts'
import { formatSiteTime } from '../components/site-time.ts'
import { formOfAct, type Refusals } from '../form/act-form.tsx'
import { field } from '../model/documents/form-field-kinds.ts'

const named = z.object({
  name: field(z.string().trim().min(1, 'releases.nameNeeded'), {
    line: 'text',
    label: 'releases.name',
    placeholder: 'releases.namePlaceholder',
    maxLength: 100,
  }),
})
const note = z.string().trim()
const noted = z.object({ note: field(note, { line: 'text', label: 'releases.note', maxLength: 2_000 }) })
const commented = z.object({
  note: field(note.min(1, 'releases.commentNeeded'), {
    line: 'text',
    label: 'releases.comment.label',
    maxLength: 2_000,
  }),
})
const scheduled = z.object({
  at: field(
    z.string().refine((at) => Date.parse(at) > Date.now(), 'releases.timeNeeded'),
    { line: 'moment', label: 'releases.scheduleAt' },
  ),
})

type Refuse = (error: ApiError) => Refusals

/** Returns the form for the name of a release; `current` is the name to change, undefined for a new release. */
export const nameForm = (send: (name: string) => Promise<unknown>, current?: string, refusals: Refuse = () => ({})) =>
  formOfAct({
    act: current === undefined ? 'releases.begin' : 'releases.rename',
    fields: named,
    start: { name: current ?? '' },
    values: ({ name }) => ({ name }),
    refusals,
    send: ({ name }) => send(name),
  })

/** Returns the form for a note about the release `name`. The note is required only as a comment. */
export const noteForm = (
  action: 'handIn' | 'handBack' | 'comment',
  name: string,
  send: (note: string) => Promise<unknown>,
  refusals: Refuse = () => ({}),
) =>
  formOfAct({
    act: `releases.${action}`,
    fields: action === 'comment' ? commented : noted,
    start: { note: '' },
    values: () => ({ name }),
    refusals,
    send: ({ note }) => send(note),
  })

/** Returns the form for the time at which a release is published. */
export const scheduleForm = (locale: Locale, send: (at: string) => Promise<unknown>, refusals: Refuse) =>
  formOfAct({
    act: 'releases.schedule',
    fields: scheduled,
    start: { at: '' },
    values: ({ at }) => ({ when: formatSiteTime(locale, at) }),
    refusals,
    send: ({ at }) => send(at),
  })
