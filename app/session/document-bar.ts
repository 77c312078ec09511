import { createClient } from '#api/client.ts'
import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/text.ts'
import styles from './document-bar.css?inline'
import { withEditMode } from './edit-address.ts'

type Words = { editor: { enter: string; bar: string }; session: { logout: string } }

/** On a visitor's document, for somebody who is signed in: the way into edit mode, and out of the session. */
export async function showBar() {
  const base = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api'
  const client = createClient(base)
  const locale = document.documentElement.lang as Locale
  try {
    await client.me()
  } catch (error) {
    console.warn('The session could not be checked:', error)
    return
  }
  const answer = await fetch(`/locales/${locale}/translation.json`)
  const words = (await answer.json()) as Words
  addStyles()
  document.body.append(bar(words, { logout: () => client.logout(), locale }))
}

function bar(words: Words, { logout, locale }: { logout: () => Promise<unknown>; locale: Locale }) {
  const bar = element('nav', { className: 'admin-bar', ariaLabel: words.editor.bar })
  const enter = element('a', { className: 'admin-bar-enter', textContent: words.editor.enter })
  const setAddress = () => {
    enter.href = withEditMode(location.pathname + location.search + location.hash, true)
  }
  setAddress()
  addEventListener('hashchange', setAddress)
  const leave = element('button', { type: 'button', textContent: words.session.logout })
  leave.addEventListener('click', async () => {
    leave.disabled = true
    await logout().catch((error) => console.warn('The server was not told of the logout:', error))
    location.assign(localizeHref('/login', locale))
  })
  bar.append(enter, leave)
  return bar
}

/** With the script and not as a file of its own, which every visitor's script would have to know how to load. */
function addStyles() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, props: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), props)
}
