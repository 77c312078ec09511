import type { SerializedShapes, Shape } from '../shape.ts'
import type { BlockDefinition, Collection } from './block-definition.ts'
import { shapeOf } from './shape-of.ts'

/** Converts the shapes of block types to JSON-compatible data. A shape that is used several times is stored once. */
export function serializeShapes(catalogue: { [type: string]: BlockDefinition }): SerializedShapes {
  const shapes: SerializedShapes['shapes'] = []
  const places = new Map<Shape | string, number>()

  function place(shape: Shape): number {
    const own = 'fields' in shape ? shape.fields : 'element' in shape ? shape.element : JSON.stringify(shape)
    // Shapes can be recursive (a menu item contains menu items), so a shape gets its index before its parts do.
    const key = typeof own === 'string' ? own : shape
    const found = places.get(key)
    if (found !== undefined) return found
    const index = shapes.push({}) - 1
    places.set(key, index)
    if ('fields' in shape) {
      const fields = Object.entries(shape.fields).map(([name, field]) => [name, place(field)])
      shapes[index] = { ...shape, fields: Object.fromEntries(fields) }
    } else if ('element' in shape) {
      shapes[index] = { ...shape, element: place(shape.element) }
    } else {
      shapes[index] = { ...shape }
    }
    return index
  }

  function placeCollection({ key, messages, item }: Collection) {
    return { key, messages, item: place(shapeOf(item)) }
  }

  const blocks = Object.entries(catalogue).map(([type, { isFrame, anchor, saveFailed, content, collection }]) => [
    type,
    {
      ...{ isFrame, anchor, saveFailed },
      content: place(shapeOf(content)),
      ...(collection && { collection: placeCollection(collection) }),
    },
  ])
  return { shapes, blocks: Object.fromEntries(blocks) }
}
