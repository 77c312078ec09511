import type { CSSProperties } from 'react'
import type { Box } from '../pointing/boxes.ts'

const height = 40
const edge = 8
const bar = 48
/** Of a button, and of all that is not one: the grip and the edges. */
const button = 33
const rest = 40

/**
 * Where the tools of an entry stand, `count` of them: across the upper edge of a tall one; beside a low one, whose words
 * they would cover, or below it where there is no room. Never outside of the window.
 */
export function toolsBeside({ left, top, width, height: tall }: Box, count: number): CSSProperties {
  const whole = document.documentElement.clientWidth
  const isRtl = document.documentElement.dir === 'rtl'
  const start = isRtl ? whole - left - width : left
  const end = whole - start - width
  const isLow = tall < 90
  const needed = count * button + rest
  if (!isLow) return { insetBlockStart: inSight(top - height / 2), insetInlineEnd: Math.max(edge, end + edge) }
  const middle = inSight(top + tall / 2 - height / 2)
  if (end > needed) return { insetBlockStart: middle, insetInlineStart: start + width + edge / 2 }
  if (start > needed) return { insetBlockStart: middle, insetInlineEnd: end + width + edge / 2 }
  return { insetBlockStart: inSight(top + tall + edge / 2), insetInlineEnd: Math.max(edge, end) }
}

/** Where the tools of a whole block stand: at its lower start. */
export function toolsBelow({ left, top, width, height: tall }: Box): CSSProperties {
  const isRtl = document.documentElement.dir === 'rtl'
  const start = isRtl ? document.documentElement.clientWidth - left - width : left
  const y = Math.min(top + tall, innerHeight) - height - edge * 1.5
  return { insetBlockStart: Math.max(y, Math.max(top, bar) + edge), insetInlineStart: Math.max(edge, start + edge) }
}

const inSight = (y: number) => Math.min(Math.max(y, bar + edge), innerHeight - height - edge)
