import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { splitLocale } from '#content/address.ts'
import { namespace } from '../i18n-options.ts'
import { withEditMode } from './edit-mode.ts'

/** Works in edit mode only. Editable fields handle clicks first (editor/canvas/use-canvas-input.ts). */
export function useInAppLinks() {
  const navigate = useNavigate()
  const { i18n } = useTranslation()
  useEffect(() => {
    async function onClick(event: MouseEvent) {
      const url = addressOf(event)
      if (!url) return
      event.preventDefault()
      const { locale } = splitLocale(url.pathname)
      // If the messages of the language are loaded, the language changes at once. Otherwise the messages are requested
      // once the address has changed.
      if (i18n.hasResourceBundle(locale, namespace)) await i18n.changeLanguage(locale)
      const to = withEditMode(url.pathname + url.search + url.hash, true)
      void navigate(to, { replace: to === location.pathname + location.search + location.hash })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate, i18n])
}

/** Undefined for a click with modifier keys or on anything else. */
function addressOf(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = (event.target as Element).closest?.('a')
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset.leave !== undefined) return undefined
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return undefined
  // The browser handles anchors on this page: it scrolls and moves the focus.
  const samePage = url.pathname === location.pathname && link.getAttribute('href')?.startsWith('#')
  return samePage ? undefined : url
}
