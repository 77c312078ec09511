import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginRequest, MeResponse } from '#api/auth.ts'
import type { Client } from '#api/client.ts'
import type { CurrentRelease } from '#api/current-release.ts'
import type { Block } from '#api/pages.ts'
import { type Action, may } from '#api/permissions.ts'
import { onSignOutElsewhere } from '#api/token-storage.ts'
import type { Locale } from '#content/locale.ts'
import { FieldEditorsContext } from '#fields/editors-context.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { editableFields } from '../canvas/fields/editable-fields.tsx'
import { ShownSettings } from '../canvas/fields/shown-settings.tsx'
import { SelectionOverlay } from '../canvas/selection-overlay.tsx'
import { EditorContext } from '../components/editor-context.ts'
import { Guarded } from '../components/fallbacks.tsx'
import { useFocusOfNextPage } from '../components/focus-page.ts'
import { lazyComponent, prefetchWhenIdle } from '../components/lazy-component.tsx'
import { useRootAttribute } from '../components/use-root-attribute.ts'
import { useWindowEvents } from '../components/use-window-events.ts'
import type { Place } from '../model/documents/places.ts'
import { takeAfterReload } from '../model/navigate.ts'
import { createEditorStore } from '../model/store.ts'
import { Panels, useOpenPanel } from '../panels/panels.tsx'
import { Bar } from './bar/bar.tsx'
import { useBothPages } from './bar/browser-state.ts'
import { DialogHost } from './dialog-host.tsx'
import { LengthCheckOfText } from './length-check.lazy.tsx'
import { pasteIntoBox } from './paste-into-box.ts'
import { prefetchDialog, prefetchOtherPages } from './prefetch.ts'
import { ToastRegion } from './toast-region.tsx'
import { tolerateForeignElements } from './tolerate-foreign-elements.ts'

import './editor.css'

export type EditorProps = {
  client: Client
  user: MeResponse | undefined
  release: CurrentRelease | undefined
  /** The last release in which the user worked, if it was closed meanwhile. */
  closedRelease: CurrentRelease | undefined
  login: (credentials: LoginRequest) => Promise<MeResponse>
  logout: () => Promise<void>
  /** Leads to /login, and back to this page after a sign-in. */
  endSession: () => void
  /** Reloads the page's blocks from the server; resolves once they are rendered. */
  redraw: () => Promise<void>
  refreshUser: () => Promise<void>
  stored: Record<string, Block[]> | undefined
  path: string
  /** An id that is different after each navigation. */
  visit: string
  exit: string
  children: ReactNode
}

const BothPages = lazyComponent<{ children: ReactNode }>(
  () => import('../canvas/side-by-side/both-pages.tsx').then((m) => m.BothPages),
  () => null,
)

const FileDropTarget = lazyComponent(
  () => import('../canvas/file-drop-target.tsx').then((m) => m.FileDropTarget),
  () => null,
)

tolerateForeignElements()

const changesContent = new Set<Action>([
  'content.write',
  'content.translate',
  'pages.write',
  'history.write',
  'site',
  'links',
])

/** Edit mode: makes the page's fields editable, and adds the bar, selection, panels, toasts and dialogs. */
export default function Editor(props: EditorProps) {
  const {
    client,
    user,
    release,
    closedRelease,
    login,
    logout,
    endSession,
    redraw,
    refreshUser,
    stored,
    path,
    visit,
    exit,
    children,
  } = props
  const { t, i18n } = useTranslation()
  const [store] = useState(() => createEditorStore(client, i18n, { redraw, refreshUser, stored, release, user }))
  const { toasts } = store
  const panel = useOpenPanel(path)
  const { open } = panel
  const bothPages = useBothPages()
  const changesLive = user?.changes_live !== false
  // A release that is handed in or scheduled cannot be changed.
  const isChangeable = release ? release.state === 'open' : changesLive
  const editor = useMemo(
    () => ({
      ...store,
      may: Object.assign(
        (action: Action) =>
          may(user?.role, action) &&
          (isChangeable || !changesContent.has(action)) &&
          (changesLive || action !== 'releases.publish'),
        {
          writeIn: (each: Locale) => user?.locales?.includes(each) ?? true,
          translate: may(user?.role, 'translations.write') && user?.locales?.includes('ar') !== false,
        },
      ),
      open: {
        ...store.open,
        site: (from: HTMLElement | null) => open('site', from),
        history: (text: Place, from: HTMLElement | null) => open('history', from, text),
      },
    }),
    [store, user, isChangeable, changesLive, open],
  )
  const seesContent = editor.may('content.read')
  const needsRelease = !changesLive && !release
  useEffect(() => {
    if (needsRelease) open('releases', null)
  }, [needsRelease, open])
  useEffect(() => {
    if (user) store.session.enter(user)
  }, [store, user])
  const { documents } = store
  // Navigating reloads documents, to get colleagues' changes. A layout effect, because it must run before the effects
  // of the next page's blocks, which load the documents.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `visit` changes with each navigation
  useLayoutEffect(() => () => documents.reload(), [documents, visit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useLayoutEffect(() => () => store.open.leavePage(), [store, path])
  useFocusOfNextPage(visit)
  useRootAttribute('data-editing')
  useEffect(() => {
    const { text, focus } = takeAfterReload()
    if (text) toasts.done(text)
    if (focus) document.querySelector<HTMLElement>(focus)?.focus()
  }, [toasts])
  const closed = closedRelease?.name
  useEffect(() => {
    if (closed !== undefined) toasts.alert(t('release.closed', { name: closed }))
  }, [toasts, t, closed])
  useEffect(() => () => void store.session.leave(), [store])
  useEffect(() => prefetchWhenIdle(prefetchOtherPages(i18n)), [i18n])
  useEffect(() => void documents.pages.load(), [documents])
  const [isDragging, setDragging] = useState(false)
  useWindowEvents({ online: store.session.backOnline, paste: pasteIntoBox, dragenter: () => setDragging(true) })
  useEffect(() => {
    client.answers.addEventListener('answer', store.session.backOnline)
    return () => client.answers.removeEventListener('answer', store.session.backOnline)
  }, [client, store])
  useEffect(() => onSignOutElsewhere(store.session.signIn), [store])
  return (
    <EditorContext value={editor}>
      <ShownSettings>
        <FieldEditorsContext value={seesContent ? editableFields : null}>{children}</FieldEditorsContext>
        {/* After the page, whose skip link must be first in the tab order. */}
        <Guarded>
          <Bar {...{ user, path, exit, logout, panel, bothPages }} />
        </Guarded>
        <p id="ed-hint" hidden>
          {t('editor.hint')}
        </p>
        <Guarded>
          {seesContent && bothPages.areShown && <BothPages>{children}</BothPages>}
          {seesContent && !bothPages.areShown && <SelectionOverlay onSelect={prefetchDialog} />}
          {isDragging && editor.may('content.write') && <FileDropTarget />}
        </Guarded>
        <ErrorBoundary>
          <LengthCheckOfText>{!bothPages.areShown && children}</LengthCheckOfText>
        </ErrorBoundary>
      </ShownSettings>
      <Panels panel={panel} />
      <Guarded>
        <ToastRegion />
      </Guarded>
      <DialogHost {...{ user, login, endSession }} />
    </EditorContext>
  )
}
