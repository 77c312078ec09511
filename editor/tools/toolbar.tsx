import type { LucideIcon } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'

export type Tool = {
  name: string
  Icon: LucideIcon
  run: (button: HTMLElement) => void
  isDisabled?: boolean
  isDangerous?: boolean
}

type ToolbarProps = { name: string; tools: Tool[]; style?: CSSProperties; className?: string; children?: ReactNode }

/** Buttons that float beside what they change. Arrow keys go from one to the next (WAI-ARIA, toolbar). */
export function Toolbar({ name, tools, style, className = '', children }: ToolbarProps) {
  return (
    <section className={`ed ed-keeps ed-tools ${className}`} style={style} aria-label={name}>
      {children}
      <div role="toolbar" aria-label={name} onKeyDown={onKeyDown}>
        {tools.map(({ name, Icon, run, isDisabled, isDangerous }, index) => (
          <button
            key={name}
            type="button"
            className={`ed-tool ${isDangerous ? 'is-bad' : ''}`}
            aria-label={name}
            title={name}
            // Still there for the focus when it has moved its entry to the end.
            aria-disabled={isDisabled || undefined}
            tabIndex={index === 0 ? 0 : -1}
            onClick={(event) => isDisabled || run(event.currentTarget)}
          >
            <Icon className="ed-i" aria-hidden="true" />
          </button>
        ))}
      </div>
    </section>
  )
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  const to = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons[(to + buttons.length) % buttons.length]?.focus()
}
