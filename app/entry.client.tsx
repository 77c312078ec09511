import { startPage } from '#ui/page.ts'
import { startIslands } from './islands.ts'
import { offerEditing } from './session/offer-editing.ts'

startPage()

// Only the application brings React Router's data; a document brings islands and nothing else.
if ('__reactRouterContext' in window) {
  void import('./application.tsx')
} else {
  startIslands()
  offerEditing()
}
