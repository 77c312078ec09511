import { type ReactNode, useEffect, useState } from 'react'
import type { LengthCheckProps } from '../canvas/side-by-side/length-check.tsx'
import { useEditorState } from '../components/editor-context.ts'
import { lazyComponent } from '../components/lazy-component.tsx'
import type { Opening } from '../model/dialogs.ts'

const LengthCheck = lazyComponent<LengthCheckProps>(
  () => import('../canvas/side-by-side/length-check.tsx').then((m) => m.LengthCheck),
  () => null,
)

/** Long enough that the dialog opens first, even on slow machines. */
const lengthCheckDelayMs = 1_000

/** Only in windows from 1000 px on, where the page stays visible beside the dialog. */
export function LengthCheckOfText({ children }: { children: ReactNode }) {
  const opening = useEditorState((state) => state.opening)
  const [checked, setChecked] = useState<Opening>()
  useEffect(() => {
    const timer = setTimeout(() => setChecked(opening), lengthCheckDelayMs)
    return () => clearTimeout(timer)
  }, [opening])
  const edited = checked?.returnFocusTo
  const kind = checked?.place.kind
  if (!edited?.matches('[data-edit-path]') || (kind !== 'text' && kind !== 'rich')) return null
  if (checked !== opening || innerWidth < 1000) return null
  return (
    <LengthCheck edited={edited} isRunning={kind === 'rich'}>
      {children}
    </LengthCheck>
  )
}
