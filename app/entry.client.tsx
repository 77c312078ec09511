import { startPage } from '#ui/page.ts'
import { startIslands } from './islands.ts'
import { offerEditing } from './session/offer-editing.ts'

startPage()

// Only the application brings React Router's data; a document brings islands and nothing else.
const isApplication = '__reactRouterContext' in window
if (isApplication) {
  void import('./application.tsx')
} else {
  startIslands()
  offerEditing()
}

// In the application an article may come later.
if (isApplication || document.querySelector('[data-contents]')) {
  void import('#ui/contents.ts').then(({ startContents }) => startContents())
}
