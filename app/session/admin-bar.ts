import { browserTokens } from '#api/token-storage.ts'
import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/locale.ts'
import { savesData } from '#ui/saves-data.ts'
import styles from './admin-bar.css?inline'
import { adminBarMessages } from './admin-bar-messages.ts'
import { withEditMode } from './edit-mode.ts'

/** Shown to users with an access token. */
export function showAdminBar() {
  const locale = document.documentElement.lang as Locale
  const messages = adminBarMessages[locale]
  const bar = element('nav', { className: 'admin-bar', ariaLabel: messages.bar })
  const enter = element('a', { className: 'admin-bar-enter', textContent: messages.enter })
  const setAddress = () => {
    enter.href = withEditMode(location.pathname + location.search + location.hash, true)
  }
  setAddress()
  addEventListener('hashchange', setAddress)
  // A transition between the pages would capture both, and the editor would wait for that.
  enter.addEventListener('click', () => addStyles('@view-transition { navigation: none }'))
  const leave = element('button', { type: 'button', textContent: messages.logout })
  leave.addEventListener('click', async () => {
    leave.disabled = true
    await logout().catch((error) => {
      // The client, which clears the tokens, may have failed to load.
      browserTokens.clear()
      console.warn('The logout did not reach the server:', error)
    })
    location.assign(localizeHref('/login', locale))
  })
  bar.append(enter, leave)
  addStyles(styles)
  document.body.append(bar)
  prefetchEditMode()
}

/** Fetches when the browser is idle. */
function prefetchEditMode() {
  // Safari has no `requestIdleCallback`: there the scripts are loaded on the click.
  if (savesData() || !('requestIdleCallback' in window)) return
  requestIdleCallback(() => import('./edit-mode.lazy.tsx').then(({ loadEditor }) => loadEditor()).catch(() => {}))
}

async function logout() {
  const { createClient } = await import('#api/client.ts')
  const base = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api'
  await createClient(base).logout()
}

/** Inlined in the script: a separate file would need a loader in every visitor's script. */
function addStyles(styles: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, props: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), props)
}
