import { type ReactNode, use, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginRequest, MeResponse } from '#api/auth.ts'
import type { Client } from '#api/client.ts'
import { onEndElsewhere } from '#api/session-storage.ts'
import type { Locale } from '#content/text.ts'
import { FieldEditorsContext } from '#fields/editors-context.ts'
import { PageContext } from '#fields/page-context.ts'
import { Bar } from './bar.tsx'
import { createDesk } from './desk.ts'
import { Dialogs } from './dialogs/dialogs.tsx'
import { EditorContext } from './editor-context.ts'
import './editor.css'
import { slots } from './fields/slots.tsx'
import { fetchAhead } from './later.tsx'
import { Dropping } from './media/dropping.tsx'
import { saidBeforeReload } from './notices/after-reload.ts'
import { NoticesRegion } from './notices/notices-region.tsx'
import { type Opening, useOpening } from './opening.ts'
import { fetchOtherPages } from './other-pages.ts'
import { Panels, useOpenPanel } from './panels/panels.tsx'
import { Pointing } from './pointing/pointing.tsx'

export type EditorProps = {
  client: Client
  user: MeResponse | undefined
  /** Answers who one is now. */
  login: (credentials: LoginRequest) => Promise<MeResponse>
  logout: () => Promise<void>
  /** Asks the server anew which blocks the page has, and resolves once they stand there. */
  redraw: () => Promise<void>
  /** Asks the server anew who one is. */
  refreshUser: () => Promise<void>
  locale: Locale
  apiBase: string
  /** The page's English path. */
  path: string
  /** The same page as visitors see it. */
  exit: string
  children: ReactNode
}

/** Edit mode: moves into the page's fields and stands around it with bar, notices and dialogs. */
export default function Editor(props: EditorProps) {
  const { client, user, login, logout, redraw, refreshUser, locale, apiBase, path, exit, children } = props
  const { t, i18n } = useTranslation()
  const [desk] = useState(() => createDesk(client, i18n, { redraw, refreshUser }))
  const { places, notices } = desk
  const panel = useOpenPanel()
  const shared = useMemo(() => ({ ...desk, desk, locale, apiBase }), [desk, locale, apiBase])
  useOpening(
    places,
    useCallback(({ place, element }: Opening) => void desk.open(place, element), [desk]),
  )
  const userId = user?.id
  useEffect(() => {
    if (userId) desk.welcome(userId)
  }, [desk, userId])
  const { search } = use(PageContext)
  const { units, pageNames } = desk
  // Whoever goes on meets what colleagues did meanwhile. Before the effects of the next blocks, which load.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is loaded anew
  useLayoutEffect(() => () => units.reload(), [units, locale, path, search])
  useEffect(() => {
    document.documentElement.dataset.editing = ''
    return () => {
      delete document.documentElement.dataset.editing
    }
  }, [])
  useEffect(() => {
    const said = saidBeforeReload()
    if (said) notices.done(said)
  }, [notices])
  useEffect(() => () => void desk.leave(), [desk])
  useEffect(() => fetchAhead(fetchOtherPages(i18n)), [i18n])
  useEffect(() => void pageNames.load(), [pageNames])
  useEffect(() => {
    addEventListener('online', desk.backOnline)
    const stop = client.onAnswer(desk.backOnline)
    return () => {
      removeEventListener('online', desk.backOnline)
      stop()
    }
  }, [client, desk])
  useEffect(() => onEndElsewhere(desk.signIn), [desk])
  return (
    <EditorContext value={shared}>
      <FieldEditorsContext value={slots}>{children}</FieldEditorsContext>
      {/* After the page, whose skip link has to come first. */}
      <Bar {...{ desk, user, locale, path, exit, logout, panel }} />
      <p id="ed-hint" hidden>
        {t('editor.hint')}
      </p>
      <Pointing desk={desk} />
      <Panels panel={panel} desk={desk} locale={locale} />
      <Dropping desk={desk} />
      <NoticesRegion notices={notices} locale={locale} />
      <Dialogs {...{ desk, user, login, locale }} />
    </EditorContext>
  )
}
