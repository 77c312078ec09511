import { LogOut, Pencil } from 'lucide-react'
import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import { pages } from '#content/pages.ts'
import { inLocale, type Locale, locales } from '#content/text.ts'
import type { Desk } from './desk.ts'
import { Question } from './dialogs/frame.tsx'
import { withNumerals } from './numerals.ts'

type BarProps = {
  desk: Desk
  user: { email: string; name: string | null } | undefined
  locale: Locale
  /** The page's English path. */
  path: string
  /** The same page as visitors see it. */
  exit: string
  logout: () => Promise<void>
}

const languageSigns: Record<Locale, string> = { en: 'EN', ar: 'ع' }

/** The editor's bar: where one is, in which language, whether all is saved, and the ways out. */
export function Bar({ desk, user, locale, path, exit, logout }: BarProps) {
  const { t } = useTranslation()
  const name = pages.find((page) => page.path === path)?.name
  const who = user?.name || user?.email
  const [leaving, setLeaving] = useState<{ go: () => void }>()

  /** Not before all is saved: the visitor's page is made from what is stored, and the alerts go with this one. */
  async function leave(go: () => void) {
    if (await desk.settled()) go()
    else setLeaving({ go })
  }
  function onExit(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void leave(() => location.assign(exit))
  }

  return (
    <section className="ed ed-bar" aria-label={t('editor.bar')}>
      <p className="ed-badge">
        <Pencil className="ed-i" aria-hidden="true" />
        <span>{t('editor.bar')}</span>
      </p>
      {name && <b className="ed-where">{inLocale(name, locale).text}</b>}
      <nav className="ed-lang" aria-label={t('editor.languageShown')}>
        {locales.map((each) => (
          <a
            key={each}
            href={`${localizeHref(path, each)}?edit=true`}
            title={t(`language.${each}`)}
            aria-current={each === locale ? 'true' : undefined}
          >
            <span lang={each}>{languageSigns[each]}</span>
          </a>
        ))}
      </nav>
      <SaveState desk={desk} />
      <a className="ed-btn light" href={exit} data-leave="" onClick={onExit}>
        {t('editor.exit')}
      </a>
      {who && (
        <span className="ed-me" title={t('session.signedInAs', { name: who })}>
          {initials(who)}
        </span>
      )}
      <button type="button" className="ed-btn ghost" onClick={() => void leave(() => void logout())}>
        <LogOut className="ed-i" aria-hidden="true" />
        <span>{t('session.logout')}</span>
      </button>
      {leaving && (
        <Question
          title={t('editor.leaveTitle')}
          text={t('editor.leaveText')}
          cancel={t('editor.keepEditing')}
          action={t('editor.leave')}
          onCancel={() => setLeaving(undefined)}
          onAction={leaving.go}
        />
      )}
    </section>
  )
}

function SaveState({ desk }: { desk: Desk }) {
  const { t, i18n } = useTranslation()
  const { kept, onTheirWay, savedAt } = useSyncExternalStore(desk.subscribe, desk.state)
  const [first] = kept
  if (first) {
    return (
      <button type="button" className="ed-state is-not" onClick={() => void desk.reopen(first)}>
        <i /> <span>{t('editor.notSaved')}</span>
      </button>
    )
  }
  const time = savedAt && new Intl.DateTimeFormat(withNumerals(i18n.language), { timeStyle: 'short' }).format(savedAt)
  const saved = time ? t('editor.savedAt', { time }) : t('editor.saved')
  return (
    <p className={`ed-state ${onTheirWay > 0 ? 'is-busy' : ''}`}>
      <i /> <span>{onTheirWay > 0 ? t('editor.saving') : saved}</span>
    </p>
  )
}

function initials(name: string): string {
  const [first = '', second = ''] = name.split(/[\s.@_-]+/)
  return (first.slice(0, 1) + second.slice(0, 1)).toUpperCase()
}
