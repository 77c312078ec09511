import * as z from 'zod'
import { catalogue } from '#blocks/catalogue.ts'
import { article } from '#content/schema/article.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import {
  accent,
  color,
  country,
  fieldKinds,
  film,
  icon,
  itemId,
  link,
  media,
  richText,
  text,
} from '#content/schema/fields.ts'
import {
  itemFolders,
  itemsFolder,
  mediaFolder,
  pageFile,
  pagesFolder,
  schemaName,
  siteFileContent,
  siteSchemaName,
} from './folder-format.ts'

type JsonSchema = { [key: string]: unknown }

/** Field schemas that become definitions (`$defs`) in a JSON Schema. All others are repeated where they are used. */
const definitions = { text, richText, media, icon, film, link, color, accent, country, itemId, article }

export function contentSchemas(): [name: string, schema: JsonSchema][] {
  const types = Object.entries<BlockDefinition>(catalogue)
  const page = pageFile.extend({
    blocks: z.array(z.union(types.map(([type, definition]) => blockSchema(type, definition)))),
  })
  const items = itemFolders.map((folder): [string, z.ZodType] => {
    const holder = types.find(([type]) => itemsFolder(type) === folder)?.[1]
    return [folder, holder?.collection?.item.extend({ $schema: z.string().optional() }) ?? z.unknown()]
  })
  const folders = [[pagesFolder, page] as const, ...items]
  return [
    ...folders.map(([folder, schema]): [string, JsonSchema] => [schemaName(folder), toJsonSchema(schema)]),
    [siteSchemaName, toJsonSchema(siteFileContent)],
  ]
}

function blockSchema(type: string, { content, collection }: BlockDefinition): z.ZodObject {
  const { order, items } = pageFile.shape.blocks.element.shape
  return z.strictObject({
    order,
    block_type: z.literal(type),
    content: collection ? content.omit({ [collection.key]: true } as Record<string, never>) : content,
    ...(collection && { items }),
  })
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const metadata = z.registry<{ id: string }>()
  for (const [id, field] of Object.entries(definitions)) metadata.add(field as z.ZodType, { id })
  return z.toJSONSchema(schema, {
    metadata,
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { kind, accepts } = fieldKinds.get(zodSchema) ?? {}
      if (kind === 'media') Object.assign(jsonSchema, mediaSchema(accepts === 'icon' ? String.raw`\.svg` : ''))
      if (kind === 'link') jsonSchema.pattern = `^${mediaFolder}/|${jsonSchema.pattern}`
    },
  }) as JsonSchema
}

function mediaSchema(ending: string): JsonSchema {
  const address = { type: 'string', pattern: `^(${mediaFolder}/|/|https://).*${ending}|^$` }
  return { anyOf: [address, { type: 'object', properties: { en: address, ar: address }, required: ['en'] }] }
}
