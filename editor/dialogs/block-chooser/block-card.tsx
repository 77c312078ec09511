import { useId } from 'react'
import type { BlockType } from '#blocks/catalogue.ts'
import { blockThumbnails } from './thumbnails/thumbnails.ts'

type BlockCardProps = { type: BlockType; name: string; hint: string; onChoose: () => void }

/** A block type to choose: what it looks like, its name and what it is for. */
export function BlockCard({ type, name, hint, onChoose }: BlockCardProps) {
  const Picture = blockThumbnails[type]
  const id = useId()
  return (
    <div className="ed-type">
      <svg viewBox="0 0 160 100" aria-hidden="true">
        <Picture />
      </svg>
      {/* Its area is the whole card; its text is its name alone. */}
      <button type="button" onClick={onChoose} aria-describedby={id}>
        {name}
      </button>
      <span id={id}>{hint}</span>
    </div>
  )
}
