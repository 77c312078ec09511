import { type ReactNode, useRef } from 'react'
import type { EditorIcon } from '../../components/icons.tsx'
import { moveInToolbar } from '../../components/toolbar-keys.ts'
import { placeToolbar, useFollowing } from './place-toolbar.ts'
import './toolbar.css'

export type Tool = {
  name: string
  Icon: EditorIcon
  run: (button: HTMLElement) => void
  isDisabled?: boolean
  isDangerous?: boolean
  hint?: string | undefined
}

export type Crumb = { name: string; choose: () => void }

export type ToolbarProps = {
  name: string
  tools: Tool[]
  crumbs: Crumb[]
  block: HTMLElement
  find: () => Element | null | undefined
  className: string
  isRow?: boolean
  children?: ReactNode
}

/** In some windows toolbar.css hides the visible name. */
export function Toolbar({ name, tools, crumbs, block, find, className, isRow = false, children }: ToolbarProps) {
  const ref = useRef<HTMLElement>(null)
  useFollowing(find, ref, (part, toolbar) => {
    void placeToolbar(part, block, toolbar, isRow)
  })
  return (
    <section ref={ref} className={`ed ed-toolbar ${className}`} aria-label={name}>
      <div className="ed-line" role="toolbar" aria-label={name} onKeyDown={moveInToolbar}>
        <div className="ed-line ed-crumbs">
          {crumbs.map((crumb, level) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parents may have the same name
            <button key={level} type="button" tabIndex={-1} title={crumb.name} onClick={crumb.choose}>
              {crumb.name}
            </button>
          ))}
          <b>{name}</b>
        </div>
        <div className="ed-line">
          {children}
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
      </div>
    </section>
  )
}
