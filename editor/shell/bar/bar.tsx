import { type MouseEvent, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Action } from '#api/permissions.ts'
import { useEditor, useEditorState } from '../../components/editor-context.ts'
import type { EditorIcon } from '../../components/icons.tsx'
import {
  Eye,
  EyeOff,
  Files,
  History,
  Inbox,
  Languages,
  LogOut,
  Pencil,
  Plus,
  Search,
  Settings2,
  Trash2,
} from '../../components/icons.tsx'
import { initials } from '../../components/initials.ts'
import { type MenuAction, MenuButton } from '../../components/menu/menu-button.tsx'
import { useRootAttribute } from '../../components/use-root-attribute.ts'
import type { OpenPanel, PanelName } from '../../panels/panels.tsx'
import type { EditorProps } from '../editor.tsx'
import { type useBothPages, useHasRoom, useOfflineAlert } from './browser-state.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MoreMenu } from './more-menu.tsx'
import { ReleaseButton } from './release-button.tsx'
import { SaveState } from './save-state.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { useCurrentPage } from './use-current-page.ts'
import { Finder, useFinder } from './use-finder.tsx'
import { useNewActions } from './use-new-actions.ts'
import { useOpenTexts } from './use-open-texts.tsx'
import { useShortcutsDialog } from './use-shortcuts-dialog.tsx'

/** An action of the bar: a button or a menu item. */
export type BarAction<Icon = EditorIcon> = Omit<MenuAction, 'icon'> & { icon: Icon; isOpen?: boolean | undefined }

type BarProps = Pick<EditorProps, 'user' | 'path' | 'exit' | 'logout'> & {
  panel: OpenPanel
  bothPages: ReturnType<typeof useBothPages>
}

export function Bar({ user, path, exit, logout, panel, bothPages }: BarProps) {
  const { t } = useTranslation()
  const { act, ask, may } = useEditor()
  const release = useEditorState((state) => state.release)
  const currentPage = useCurrentPage(path)
  const userName = user?.name || user?.email
  const hasRoom = useHasRoom(48)
  const hasMoreRoom = useHasRoom(64)
  const isOffline = useOfflineAlert()
  const { open } = panel
  const showHistory = useCallback((from: HTMLElement | null) => open('history', from), [open])

  const named = (message: string) => ({ label: t(message), message })
  const panelAction = <Icon extends MenuAction['icon']>(
    name: PanelName,
    message: string,
    icon: Icon,
  ): BarAction<Icon> => {
    const isOpen = panel.name === name
    return { ...named(message), icon, isOpen, run: (from) => (isOpen ? panel.close() : open(name, from)) }
  }
  const added = useNewActions()
  const toMenu = ({ label, run }: MenuAction) => ({ label: t('editor.newKind', { kind: label }), icon: Plus, run })
  const openTexts = useOpenTexts()
  const shortcuts = useShortcutsDialog()
  const [isFinding, setFinding] = useFinder()
  const allowed = <Each extends MenuAction>(action: Action, ...of: Each[]) => (may(action) ? of : [])
  const { openSettings: settings, mark, show: onShow } = currentPage ?? {}
  const show = mark && onShow && { ...named('pages.show.label'), icon: Eye, run: onShow }
  const enquiries = allowed('enquiries', panelAction('enquiries', 'enquiries.title', Inbox))
  /** Whether the user may read content. If not, the bar has a button for enquiries instead of those for content. */
  const seesContent = may('content.read')
  const near = [
    ...(seesContent ? [] : enquiries),
    ...(settings ? [{ ...named('editor.pageSettings'), icon: Settings2, run: settings }] : []),
    ...allowed('content.read', panelAction('pages', 'pages.title', Files)),
    ...allowed('history.read', panelAction('history', 'panels.history', History)),
  ]
  const releases = allowed('releases.read', panelAction('releases', 'release.title', 'Layers'))
  const far = [
    ...allowed('site', panelAction('site', 'panels.site', 'Palette')),
    ...allowed('translations.read', panelAction('translations', 'translation.title', Languages)),
    ...allowed('links', panelAction('links', 'links.title', 'Link2')),
    ...(release ? [] : allowed('content.write', panelAction('bin', 'panels.bin', Trash2))),
    ...(seesContent ? enquiries : []),
    ...allowed('people', panelAction('people', 'people.title', 'Users')),
    ...allowed('mails', panelAction('mails', 'mails.title', 'MailWarning')),
    ...allowed('uploads', panelAction('uploads', 'uploads.title', 'Images')),
    panelAction('account', 'panels.account', 'UserPen'),
    shortcuts.action,
  ]

  /**
   * Waits for pending saves, because a visitor's page shows stored content. Asks first if one failed: its alert is
   * lost.
   */
  async function leave(go: () => void) {
    if ((await act.settled()) || (await ask('editor.leave', { ask: { isDangerous: true } }))) panel.leave(go)
  }
  function onExit(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    leaveEditMode()
  }
  function leaveEditMode() {
    // Navigating offline would replace the site by the browser's error page.
    if (!isOffline()) void leave(() => location.assign(exit))
  }
  const logOut = () => void leave(() => void logout())

  useRootAttribute('data-bar')
  return (
    <section className="ed ed-line ed-bar" aria-label={t('editor.bar')}>
      <p className="ed-line ed-badge">
        <Pencil className="ed-i" />
        <span>{t('editor.bar')}</span>
      </p>
      {currentPage && <b className="ed-where">{currentPage.name}</b>}
      {mark && (
        <span className="ed-chip" title={`${mark.label}: ${mark.note}`}>
          <EyeOff className="ed-i" aria-hidden="true" />
          <span>{mark.label}</span>
        </span>
      )}
      {hasRoom && show && (
        <button type="button" className="ed-btn is-publish" onClick={show.run}>
          {show.label}
        </button>
      )}
      {releases.map((action) => (
        <ReleaseButton key={action.label} {...action} />
      ))}
      {hasMoreRoom && <LanguageSwitch bothPages={bothPages} />}
      <SaveState />
      {may('history.write') && <UndoButtons showHistory={showHistory} />}
      {hasMoreRoom && openTexts.chip}
      <button
        type="button"
        className="ed-btn is-ghost"
        aria-label={t('editor.find')}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('editor.find')}
        onClick={() => setFinding(true)}
      >
        <Search className="ed-i" />
      </button>
      {hasRoom && added.length > 0 && (
        <MenuButton className="ed-btn is-ghost" label={t('editor.new')} actions={added}>
          <Plus className="ed-i" />
          <span>{t('editor.new')}</span>
        </MenuButton>
      )}
      {hasRoom && near.map((action) => <BarButton key={action.label} {...action} />)}
      <MoreMenu
        actions={[
          ...(show && !hasRoom ? [show] : []),
          ...(openTexts.action && !hasMoreRoom ? [openTexts.action] : []),
          ...(hasRoom ? [] : [...added.map(toMenu), ...near]),
          ...far,
        ]}
        hasLanguages={!hasMoreRoom}
      />
      <a className="ed-btn is-light" href={exit} data-leave="" onClick={onExit}>
        {t('editor.exit')}
      </a>
      {userName && (
        <span className="ed-avatar" title={t('session.signedInAs', { name: userName })}>
          {initials(userName)}
        </span>
      )}
      <button type="button" className="ed-btn is-ghost" onClick={logOut}>
        <LogOut className="ed-i" />
        <span>{t('session.logout')}</span>
      </button>
      {openTexts.dialog}
      {shortcuts.dialog}
      {isFinding && (
        <Finder
          actions={[...added, show, ...near, ...releases, ...far]}
          {...{ currentPage, panel, bothPages, leaveEditMode, logOut }}
          onClose={() => setFinding(false)}
        />
      )}
    </section>
  )
}

/** In narrow windows the label is hidden from sight (bar.css), and only the tooltip shows it. */
function BarButton({ label, icon: Icon, isOpen, run }: BarAction) {
  return (
    <button
      type="button"
      className={`ed-btn is-ghost ${isOpen ? 'is-on' : ''}`}
      aria-expanded={isOpen}
      title={label}
      onClick={(event) => run(event.currentTarget)}
    >
      <Icon className="ed-i" />
      <span>{label}</span>
    </button>
  )
}
