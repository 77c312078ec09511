import type { i18n as I18n } from 'i18next'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { direction, type Locale } from '#content/locale.ts'
import { FieldEditorsContext } from '#fields/editors-context.ts'
import { PageContext } from '#fields/page-context.ts'
import { useShownPage } from '../fields/shown-settings.tsx'
import { framedFields } from './framed-fields.tsx'
import './page-frame.css'

type PageFrameProps = {
  locale: Locale
  /** Called with the frame once the page is rendered in it. The returned function is called on unmount. */
  onRendered?: (frame: HTMLIFrameElement) => () => void
  children: ReactNode
}

// Without a doctype the page would have the layout of quirks mode.
const emptyDocument = '<!doctype html><html><head></head><body></body></html>'

/** A frame, so that media queries apply to its width. A portal renders the page into it, from this window's store. */
export function PageFrame({ locale, onRendered, children }: PageFrameProps) {
  const { t } = useTranslation()
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const messages = useMessagesIn(locale)
  const page = useShownPage(locale)
  const target = frame?.contentDocument
  const isRendered = messages !== undefined
  useEffect(() => (target && prepare(target, locale)) || undefined, [target, locale])
  useEffect(() => (frame && isRendered ? onRendered?.(frame) : undefined), [frame, isRendered, onRendered])
  return (
    <>
      <iframe
        className="ed-page-frame"
        title={t(`language.${locale}`)}
        srcDoc={emptyDocument}
        onLoad={(event) => setFrame(event.currentTarget)}
      />
      {target &&
        messages &&
        createPortal(
          <I18nextProvider i18n={messages}>
            <PageContext value={page}>
              <FieldEditorsContext value={framedFields}>{children}</FieldEditorsContext>
            </PageContext>
          </I18nextProvider>,
          target.body,
        )}
    </>
  )
}

/** Undefined until they are loaded. */
function useMessagesIn(locale: Locale): I18n | undefined {
  const { i18n } = useTranslation()
  const [messages, setMessages] = useState<I18n>()
  useEffect(() => {
    let isWanted = true
    void i18n.loadLanguages(locale).then(() => isWanted && setMessages(i18n.cloneInstance({ lng: locale })))
    return () => {
      isWanted = false
    }
  }, [i18n, locale])
  return messages
}

/** Copies styles, colours and `data-hints` of the page also when they change later, until the returned function is called. */
function prepare({ documentElement: root, head }: Document, locale: Locale) {
  root.lang = locale
  root.dir = direction(locale)
  root.dataset.editing = ''
  const copySheets = () => {
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (![...head.children].some((known) => known.isEqualNode(sheet))) head.append(sheet.cloneNode(true))
    }
  }
  const copy = () => {
    copySheets()
    root.toggleAttribute('data-hints', document.documentElement.hasAttribute('data-hints'))
    root.style.cssText = document.documentElement.style.cssText
    root.style.overflow = ''
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(document.head, { childList: true })
  observer.observe(document.documentElement, { attributeFilter: ['data-hints', 'style'] })
  return () => observer.disconnect()
}
