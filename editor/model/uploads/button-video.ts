import type { Path } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { schemaAt } from '../documents/field-schema.ts'
import { dialogVideos, keysOf, mainPictures, mediaSlotOf } from './media-slot.ts'

/** Returns the path of the video that a button beside a picture opens; undefined if there is none. */
export function buttonVideoOf(schema: Shape, path: Path): Path | undefined {
  const { pair } = mediaSlotOf(schema, path)
  const [key = '', parent] = [path.at(-1), path.slice(0, -1)]
  // Only the main picture of a block can have the button, not its logo or background.
  if (!pair && !mainPictures.includes(key)) return undefined
  const keys = keysOf(schemaAt(schema, parent))
  const name = dialogVideos.find((name) => name !== key && keys.has(name) && !(pair && name === 'videoUrl'))
  return name === undefined ? undefined : [...parent, name]
}
