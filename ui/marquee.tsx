import type { ReactNode } from 'react'
import { Icon, Pause, Play } from './icons.tsx'

type MarqueeProps = {
  children: ReactNode
  /** The same items again, inert, so that the row loops. */
  copy: ReactNode
  count: number
  seconds?: number
  label: string
  messages: { pause: string; play: string }
  className?: string
  buttonClassName?: string
}

export function Marquee({ children, copy, count, seconds = 8, label, messages, ...classes }: MarqueeProps) {
  const buttonClassName = `round marquee-button ${classes.buttonClassName ?? ''}`
  return (
    <div
      className={`marquee ${classes.className ?? ''}`}
      data-moving="true"
      style={{ '--marquee-time': `${count * seconds}s` }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with reduced motion, visitors scroll the row by keyboard */}
      <section className="marquee-lane" tabIndex={0} aria-label={label}>
        <div className="marquee-track">
          <ul>{children}</ul>
          <ul aria-hidden="true" inert>
            {copy}
          </ul>
        </div>
      </section>
      <button type="button" className={buttonClassName} data-marquee="pause" aria-label={messages.pause}>
        <Icon of={Pause} />
      </button>
      <button type="button" className={buttonClassName} data-marquee="play" aria-label={messages.play}>
        <Icon of={Play} />
      </button>
    </div>
  )
}
