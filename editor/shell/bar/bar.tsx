import { History, Images, Inbox, LogOut, MailWarning, Pencil, Settings2, Trash2, Users } from 'lucide-react'
import { type MouseEvent, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/locale.ts'
import { ConfirmDialog } from '../../components/dialog/dialog-frame.tsx'
import { initials } from '../../components/initials.ts'
import type { EditorStore } from '../../model/store.ts'
import type { OpenPanel, PanelName } from '../../panels/panels.tsx'
import { type BarAction, BarButton } from './bar-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MoreMenu } from './more-menu.tsx'
import { SaveState } from './save-state.tsx'
import { SignInAgainButton } from './sign-in-again-button.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { useCurrentPage } from './use-current-page.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useOfflineAlert } from './use-online.ts'
import { useShortcuts } from './use-shortcuts.tsx'
import { useUntranslated } from './use-untranslated.tsx'

type BarProps = {
  store: EditorStore
  user: { email: string; name: string | null } | undefined
  locale: Locale
  /** The page's English path. */
  path: string
  /** The address of the same page outside edit mode. */
  exit: string
  logout: () => Promise<void>
  panel: OpenPanel
}

/** The editor's bar: current page, language, save state, actions, exit and logout. */
export function Bar({ store, user, locale, path, exit, logout, panel }: BarProps) {
  const { t } = useTranslation()
  const where = useCurrentPage(store, path, locale)
  const who = user?.name || user?.email
  const [leaving, setLeaving] = useState<{ go: () => void }>()
  const hasRoom = useMediaQuery('(width >= 48rem)')
  const isOffline = useOfflineAlert(store)
  const { open } = panel
  const showHistory = useCallback((from: HTMLElement | null) => open('history', from), [open])

  const leadTo = (to: PanelName, label: string, icon: BarAction['icon']): BarAction => {
    const isOpen = panel.name === to
    return { label, icon, isOpen, run: (from) => (isOpen ? panel.close() : open(to, from)) }
  }
  const settings = where && { label: t('editor.pageSettings'), icon: Settings2, run: where.openSettings }
  const untranslated = useUntranslated(store, locale)
  const shortcuts = useShortcuts()
  const unfinished = untranslated.action ? [untranslated.action] : []
  const near = [...(settings ? [settings] : []), leadTo('history', t('panels.history'), History)]
  const far = [
    leadTo('bin', t('panels.bin'), Trash2),
    leadTo('enquiries', t('enquiries.title'), Inbox),
    leadTo('people', t('people.title'), Users),
    leadTo('mails', t('mails.title'), MailWarning),
    leadTo('uploads', t('uploads.title'), Images),
    shortcuts.action,
  ]

  /** Waits for pending saves: the visitor's page is rendered from stored content, and leaving discards the alerts. */
  async function leave(go: () => void) {
    const goOn = () => panel.leave(go)
    if (await store.settled()) goOn()
    else setLeaving({ go: goOn })
  }
  function onExit(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // Navigating offline would replace the site by the browser's error page.
    if (isOffline()) return
    void leave(() => location.assign(exit))
  }

  return (
    <section className="ed ed-bar" aria-label={t('editor.bar')}>
      <p className="ed-badge">
        <Pencil className="ed-i" aria-hidden="true" />
        <span>{t('editor.bar')}</span>
      </p>
      {where && <b className="ed-where">{where.name}</b>}
      {hasRoom && <LanguageSwitch />}
      <SaveState store={store} locale={locale} />
      <SignInAgainButton store={store} />
      <UndoButtons store={store} locale={locale} showHistory={showHistory} />
      {hasRoom && untranslated.chip}
      {hasRoom && near.map((action) => <BarButton key={action.label} action={action} />)}
      <MoreMenu actions={hasRoom ? far : [...unfinished, ...near, ...far]} hasLanguages={!hasRoom} />
      <a className="ed-btn is-light" href={exit} data-leave="" onClick={onExit}>
        {t('editor.exit')}
      </a>
      {who && (
        <span className="ed-avatar" title={t('session.signedInAs', { name: who })}>
          {initials(who)}
        </span>
      )}
      <button type="button" className="ed-btn is-ghost" onClick={() => void leave(() => void logout())}>
        <LogOut className="ed-i" aria-hidden="true" />
        <span>{t('session.logout')}</span>
      </button>
      {untranslated.list}
      {shortcuts.sheet}
      {leaving && (
        <ConfirmDialog
          title={t('editor.notSaved')}
          text={t('editor.leaveText')}
          cancel={t('common.cancel')}
          action={t('editor.leave')}
          isDangerous
          onCancel={() => setLeaving(undefined)}
          onAction={() => {
            setLeaving(undefined)
            leaving.go()
          }}
        />
      )}
    </section>
  )
}
