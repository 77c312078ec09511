import type { Translation } from '#api/translations.ts'
import type { Editor } from '../../components/editor-context.ts'
import { textElements, visibleOf } from '../../components/text-elements.ts'
import { navigateTo } from '../../model/navigate.ts'
import { placeOf } from '../../model/translation/translations.ts'

/** Opens the dialog of a text, on the page at `href` unless the text is on this one. */
export async function openText(editor: Editor, text: Translation, href: string) {
  const { documents, open, may } = editor
  const place = { ...placeOf(text), kind: text.kind }
  const find = () => textElements(editor, text)
  if (find().length === 0) {
    const before = location.pathname
    const isSame = before === new URL(href, location.origin).pathname
    navigateTo(href)
    // An Arabic address may lead to another one.
    await until(() => isSame || location.pathname !== before, 100)
    // Some texts are not shown as such, for example what a list says when it is empty.
    await until(() => find().length > 0, 20)
  }
  const element = visibleOf(find())
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
  if (!may('content.translate')) return
  if (!documents.get(place.documentKey)) await documents.loadPage(text.page).catch(() => {})
  if (documents.get(place.documentKey)) await open.field(place, element ?? null)
}

/** Checks every 100 ms, at most so many times. */
async function until(isDone: () => boolean, tries: number) {
  for (let left = tries; left > 0 && !isDone(); left--) await new Promise((resolve) => setTimeout(resolve, 100))
}
