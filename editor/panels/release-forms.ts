import type { TFunction } from 'i18next'
import type { Locale } from '#content/locale.ts'
import { formatDateTime } from '../components/format-date.ts'
import { formatSiteTime, fromSiteTime, latest } from '../components/site-time.ts'
import type { PanelFormFields } from './panel-form.tsx'

/** Returns the form for the name of a release; `current` is the name to change, undefined for a new release. */
export function nameForm(t: TFunction, send: (name: string) => Promise<unknown>, current?: string): PanelFormFields {
  const isNew = current === undefined
  return {
    title: t(isNew ? 'releases.new' : 'releases.rename'),
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
    action: t(isNew ? 'releases.begin' : 'releases.rename'),
    busy: t(isNew ? 'releases.beginning' : 'releases.saving'),
    messages: ({ name = '' }) => ({
      busy: t(isNew ? 'releases.beginning' : 'releases.saving'),
      done: t(isNew ? 'releases.begun' : 'releases.renamed', { name }),
      failed: t(isNew ? 'releases.beginFailed' : 'releases.renameFailed'),
    }),
    check: ({ name }) => ({ name: !name && t('releases.nameNeeded') }),
    send: ({ name = '' }) => send(name),
  }
}

type NoteAction = 'handIn' | 'handBack' | 'comment'
const titles = { handIn: 'releases.handIn', handBack: 'releases.handBack', comment: 'releases.comment' } as const
const done = { handIn: 'releases.handedIn', handBack: 'releases.handedBack', comment: 'releases.sent' } as const

/** Returns the form for a note, which is required only as a comment. */
export function noteForm(
  t: TFunction,
  action: NoteAction,
  name: string,
  send: (note: string) => Promise<unknown>,
): PanelFormFields {
  return {
    title: t(titles[action]),
    fields: [
      {
        name: 'note',
        label: t(action === 'comment' ? 'releases.comment' : 'releases.note'),
        maxLength: 2_000,
        dir: 'auto',
      },
    ],
    action: t(action === 'handIn' ? 'releases.handInAction' : titles[action]),
    busy: t('releases.saving'),
    messages: () => ({ busy: t('releases.saving'), done: t(done[action], { name }), failed: t('releases.notSaved') }),
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
  const messages = (typed: string | undefined) => ({
    busy: t('releases.saving'),
    done: t('releases.scheduled', { when: typed ? formatSiteTime(locale, typed) : '' }),
    failed: t('releases.publishFailed'),
  })
  return {
    title: t('releases.schedule'),
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
    action: t('releases.scheduleAction'),
    busy: t('releases.saving'),
    messages: ({ at: typed = '' }) => messages(fromSiteTime(typed)),
    check: ({ at: typed = '' }) => {
      const time = fromSiteTime(typed)
      return { at: (!time || Date.parse(time) <= Date.now()) && t('releases.timeNeeded') }
    },
    send: ({ at: typed = '' }) => send(fromSiteTime(typed) ?? ''),
  }
}
