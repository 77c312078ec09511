import type { Locale } from '#content/locale.ts'
import { certificateNotice, learnerWindow } from '../dashboard.ts'
import { pen } from '../parts/pen.ts'

/** The learner's window without a ground; it stands on the foot of the card. */
export function totara(locale: Locale): string {
  const draw = pen(locale)
  return `<g transform="translate(0 -34)">${learnerWindow(draw, true)}${certificateNotice(draw, true)}</g>`
}
