import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Pause, Play } from './icons.ts'

type MarqueeProps = {
  /** The items, as list items. */
  children: ReactNode
  /** The same items again, inert, so that the row loops. */
  copy: ReactNode
  /** The number of items; each takes `seconds` to pass. */
  count: number
  seconds?: number
  label: string
  messages: { pause: string; play: string }
  className?: string
  /** Positions the button. */
  buttonClassName?: string
}

/** A row that scrolls in an endless loop and can be paused (ui/page-scripts.ts, parts/marquee.css). */
export function Marquee({ children, copy, count, seconds = 8, label, messages, ...classes }: MarqueeProps) {
  const button = `round ribbon-button ${classes.buttonClassName ?? ''}`
  return (
    <div
      className={`ribbon ${classes.className ?? ''}`}
      data-gliding="true"
      style={{ '--ribbon-time': `${count * seconds}s` }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with reduced motion it is scrollable, also by keyboard */}
      <section className="ribbon-lane" tabIndex={0} aria-label={label}>
        <div className="ribbon-track">
          <ul>{children}</ul>
          <ul aria-hidden="true" inert>
            {copy}
          </ul>
        </div>
      </section>
      <button type="button" className={button} data-ribbon="pause" aria-label={messages.pause}>
        <Icon of={Pause} />
      </button>
      <button type="button" className={button} data-ribbon="play" aria-label={messages.play}>
        <Icon of={Play} />
      </button>
    </div>
  )
}
