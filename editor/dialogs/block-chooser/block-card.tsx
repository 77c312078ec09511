import { useId } from 'react'
import type { BlockType } from '#blocks/catalogue.ts'
import { thumbnailOf } from '#blocks/thumbnails.ts'

type BlockCardProps = { type: BlockType; name: string; hint: string; onChoose: () => void }

/** A card for a block type: its thumbnail, name and purpose. */
export function BlockCard({ type, name, hint, onChoose }: BlockCardProps) {
  const id = useId()
  return (
    <div className="ed-type">
      <img src={thumbnailOf(type)} width={160} height={100} alt="" />
      {/* The button covers the whole card, but its accessible name is only the type's name. */}
      <button type="button" onClick={onChoose} aria-describedby={id}>
        {name}
      </button>
      <span id={id}>{hint}</span>
    </div>
  )
}
