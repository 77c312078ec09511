import type { KeyboardEvent } from 'react'

/** Moves the focus with the arrow keys between the cards of a grid and between the grid and its search box. */
export function moveFocusInGrid(event: KeyboardEvent<HTMLElement>) {
  const search = event.currentTarget.querySelector('input')
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.ed-type button')]
  const from = cards.indexOf(event.target as HTMLElement)
  const target = from < 0 ? enter(event, cards) : cards[from + stepOf(event, cards)]
  const goal = !target && event.key === 'ArrowUp' && from >= 0 ? search : target
  if (!goal || goal === event.target) return
  event.preventDefault()
  goal.focus()
}

const enter = ({ key }: KeyboardEvent, cards: HTMLElement[]) => (key === 'ArrowDown' ? cards[0] : undefined)

/** Returns by how many cards a key moves the focus: by one within a row, or by the number of columns up or down. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, cards: HTMLElement[]): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const [first, ...others] = cards.map((card) => Math.round(card.getBoundingClientRect().top))
  const columns = 1 + others.filter((top) => top === first).length
  const steps: { [key: string]: number } = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  return steps[key] ?? 0
}
