import { useId } from 'react'
import type { BlockType } from '#blocks/catalogue.ts'
import { pictures } from './pictures/pictures.ts'

type BlockCardProps = { type: BlockType; name: string; hint: string; onChoose: () => void }

/** A block type to choose: what it looks like, its name and what it is for. */
export function BlockCard({ type, name, hint, onChoose }: BlockCardProps) {
  const Picture = pictures[type]
  const id = useId()
  return (
    <button
      type="button"
      className="ed-type"
      onClick={onChoose}
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}hint`}
    >
      <svg viewBox="0 0 160 100" aria-hidden="true">
        <Picture />
      </svg>
      <b id={`${id}name`}>{name}</b>
      <span id={`${id}hint`}>{hint}</span>
    </button>
  )
}
