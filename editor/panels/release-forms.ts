import type { TFunction } from 'i18next'
import type { Locale } from '#content/locale.ts'
import { formatDateTime } from '../components/format-date.ts'
import { formatSiteTime, fromSiteTime, latest } from '../components/site-time.ts'
import type { PanelFormFields } from './panel-form.tsx'

/** Returns the form for the name of a release; `current` is the name to change, undefined for a new release. */
export function nameForm(t: TFunction, send: (name: string) => Promise<unknown>, current?: string): PanelFormFields {
  return {
    act: current === undefined ? 'releases.begin' : 'releases.rename',
    fields: [
      {
        name: 'name',
        label: t('releases.name'),
        defaultValue: current,
        placeholder: t('releases.namePlaceholder'),
        maxLength: 100,
        dir: 'auto',
      },
    ],
    values: ({ name = '' }) => ({ name }),
    check: ({ name }) => ({ name: !name && t('releases.nameNeeded') }),
    send: ({ name = '' }) => send(name),
  }
}

type NoteAction = 'handIn' | 'handBack' | 'comment'

/** Returns the form for a note, which is required only as a comment. */
export function noteForm(
  t: TFunction,
  action: NoteAction,
  name: string,
  send: (note: string) => Promise<unknown>,
): PanelFormFields {
  return {
    act: `releases.${action}`,
    fields: [
      {
        name: 'note',
        label: t(action === 'comment' ? 'releases.comment.label' : 'releases.note'),
        maxLength: 2_000,
        dir: 'auto',
      },
    ],
    values: () => ({ name }),
    check: ({ note }) => ({ note: action === 'comment' && !note && t('releases.commentNeeded') }),
    send: ({ note = '' }) => send(note),
  }
}

/** Returns the form for the time at which a release is published, in the site's time zone. */
export function scheduleForm(
  t: TFunction,
  locale: Locale,
  send: (at: string) => Promise<unknown>,
  at: string | undefined,
  onType: (at: string | undefined) => void,
): PanelFormFields {
  return {
    act: 'releases.schedule',
    fields: [
      {
        name: 'at',
        label: t('releases.scheduleAt'),
        type: 'datetime-local',
        max: latest['datetime-local'],
        hint: at ? t('pages.yourTime', { when: formatDateTime(locale, at) }) : '',
        onChange: ({ target }) => onType(fromSiteTime(target.value)),
      },
    ],
    values: ({ at: typed = '' }) => ({ when: formatSiteTime(locale, fromSiteTime(typed) ?? '') }),
    check: ({ at: typed = '' }) => {
      const time = fromSiteTime(typed)
      return { at: (!time || Date.parse(time) <= Date.now()) && t('releases.timeNeeded') }
    },
    send: ({ at: typed = '' }) => send(fromSiteTime(typed) ?? ''),
  }
}
