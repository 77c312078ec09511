import type { ReactNode } from 'react'
import type { EditorIcon } from '../../components/icons.tsx'
import { moveInToolbar } from '../../components/toolbar-keys.ts'

export type Tool = {
  name: string
  Icon: EditorIcon
  run: (button: HTMLElement) => void
  isDisabled?: boolean
  isDangerous?: boolean
  /** A description in addition to the name. */
  hint?: string | undefined
}

type ToolbarProps = { name: string; tools: Tool[]; className?: string; children?: ReactNode }

/**
 * A toolbar of a block or list item that floats over the page (use-toolbar-placement.ts). In some windows toolbars.css
 * hides the visible name.
 */
export function Toolbar({ name, tools, className = '', children }: ToolbarProps) {
  return (
    <section className={`ed ed-line ed-toolbar ${className}`} aria-label={name}>
      {children}
      <b>{name}</b>
      <div role="toolbar" aria-label={name} onKeyDown={moveInToolbar}>
        {tools.map(({ name, Icon, run, isDisabled, isDangerous, hint }, index) => (
          <button
            key={name}
            type="button"
            className={`ed-tool ${isDangerous ? 'is-bad' : ''}`}
            aria-label={name}
            title={hint ? [name, hint].join(' · ') : name}
            aria-description={hint}
            // Not `disabled`: a button that has moved a list item to the end must not lose the focus.
            aria-disabled={isDisabled || undefined}
            tabIndex={index === 0 ? 0 : -1}
            onClick={(event) => isDisabled || run(event.currentTarget)}
          >
            <Icon className="ed-i" />
          </button>
        ))}
      </div>
    </section>
  )
}
