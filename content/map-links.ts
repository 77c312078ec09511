import { isDictionary, join } from './json.ts'
import { elementShape, type Shape } from './shape.ts'

type Visit = (target: string, path: string) => string

/** Visits links, also in formatted texts, and addresses of files. Paths have ids of list items, if any. */
export function mapLinks(shape: Shape, value: unknown, visit: Visit, path = ''): unknown {
  if (typeof value === 'string') return shape.type === 'link' || shape.type === 'media' ? visit(value, path) : value
  if (shape.type === 'array' && Array.isArray(value)) {
    return value.map((part, index) => mapLinks(shape.element, part, visit, join(path, part?.id ?? index)))
  }
  if (!isDictionary(value)) return value
  const mapParts = (change: (part: unknown, key: string, path: string) => unknown) =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, key, join(path, key))]))
  if (shape.type === 'media') return mapParts((part, _, path) => (typeof part === 'string' ? visit(part, path) : part))
  if (shape.type === 'rich') {
    return mapParts((part, _, path) => (typeof part === 'string' ? mapHrefs(part, (link) => visit(link, path)) : part))
  }
  if (shape.type === 'record')
    return mapParts((part, key, path) => mapLinks(elementShape(shape, key), part, visit, path))
  if (shape.type !== 'object') return value
  return mapParts((part, key, path) => {
    const field = shape.fields[key]
    return field ? mapLinks(field, part, visit, path) : part
  })
}

/** In sanitized HTML, links have only the attribute `href`, in which '&' is the only escaped character. */
const mapHrefs = (html: string, change: (link: string) => string) =>
  html.replace(/(?<=<a href=")[^"]*/g, (link) => change(link.replaceAll('&amp;', '&')).replaceAll('&', '&amp;'))
