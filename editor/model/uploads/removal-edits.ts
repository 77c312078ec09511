import type { ValueEdit } from '#content/edits.ts'
import type { Path } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { clear, writeMedia } from './media-edits.ts'
import { mediaSlotOf } from './media-slot.ts'

/**
 * Returns the edits that empty a media field. One value becomes '' instead of being removed, so that editors still see
 * the field.
 */
export function removalEdits(schema: Shape, content: unknown, path: Path): ValueEdit[] {
  const { pair } = mediaSlotOf(schema, path)
  if (!pair) return [writeMedia(content, path, '')]
  const [shown = path, ...others] = [pair.first, pair.picture, pair.video].filter((each) => each !== undefined)
  return [writeMedia(content, shown, ''), ...others.flatMap((each) => clear(content, each))]
}
