import type { BlockType } from '#blocks/catalogue.ts'
import { shapes } from '#blocks/shapes.ts'
import type { FieldKind } from '#content/schema/fields.ts'
import {
  type BlockShape,
  elementShape,
  type ItemMessages,
  kindOf,
  type ObjectShape,
  type Shape,
} from '#content/shape.ts'
import type { EditorDocument } from './documents.ts'

/** A block type, for a block or an item of it, or the type of settings of a page or the site. */
export type DocumentType = BlockType | SettingsType
export type SettingsType = 'PAGE' | 'SITE'

const noFields: BlockShape = { content: { type: 'object', fields: {} } }

let settingsShapes: Record<SettingsType, BlockShape> = { PAGE: noFields, SITE: noFields }

/** Loads the shapes of settings, which need Zod, when the first settings are loaded and not when edit mode starts. */
export async function loadSettingsShapes() {
  ;({ settingsShapes } = await import('./settings-fields.ts'))
}

export const isSettings = (type: DocumentType): type is SettingsType => type in settingsShapes

export function schemaOf(document: Pick<EditorDocument, 'type' | 'item'>): ObjectShape {
  const { content, collection } = definitionOf(document.type)
  return document.item && collection ? collection.item : content
}

export function schemaAt(schema: Shape, path: string[]): Shape | undefined {
  return path.reduce<Shape | undefined>((at, key) => at && stepInto(at, key), schema)
}

/** Returns the kind of the field at a dotted path. The kind decides which dialog opens. */
export function fieldKindAt(schema: Shape, dottedPath: string): FieldKind | undefined {
  const found = schemaAt(schema, dottedPath.split('.'))
  return found && kindOf(found)
}

export function isOptional(document: Pick<EditorDocument, 'type' | 'item'>, path: string[] | undefined): boolean {
  return (path && schemaAt(schemaOf(document), path))?.isOptional === true
}

/** The path of the film that a button opens, for the path of the button's label. */
export function filmOfLabel(schema: Shape, label: string[]): string[] | undefined {
  const holder = label.slice(0, -1)
  const object = schemaAt(schema, holder)
  const groups = object && 'media' in object ? object.media : undefined
  const opened = groups?.find((group) => group.label === label.at(-1))?.opened
  return opened === undefined ? undefined : [...holder, opened]
}

/** Rules and blank content are in the catalogue, which few dialogs load. */
export const definitionOf = (type: DocumentType): BlockShape => (isSettings(type) ? settingsShapes[type] : shapes[type])

export const itemMessages = (type: DocumentType | undefined): ItemMessages | undefined =>
  type && definitionOf(type).collection?.messages

/** In any case: 'hero', 'Hero'. */
export function findBlockType(written: string): BlockType | undefined {
  const type = written.toUpperCase()
  return Object.hasOwn(shapes, type) ? (type as BlockType) : undefined
}

function stepInto(schema: Shape, key: string): Shape | undefined {
  if ('element' in schema) return elementShape(schema, key)
  return 'fields' in schema ? schema.fields[key] : undefined
}
