import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { BlockDefinition } from './schema/block-definition.ts'
import { serializeShapes } from './schema/serialize-shapes.ts'
import { shapeOf } from './schema/shape-of.ts'
import { deserializeShapes } from './shape.ts'

test('the shapes of all blocks and items are the same after serialization to JSON', () => {
  const unpacked = deserializeShapes(JSON.parse(JSON.stringify(serializeShapes(catalogue))))
  const wanted = Object.entries<BlockDefinition>(catalogue).map(
    ([type, { isFrame, anchor, saveFailed, content, collection }]) => [
      type,
      {
        ...{ isFrame, anchor, saveFailed },
        content: shapeOf(content),
        ...(collection && {
          collection: { key: collection.key, item: shapeOf(collection.item), messages: collection.messages },
        }),
      },
    ],
  )
  expect(unpacked).toEqual(Object.fromEntries(wanted))
})
