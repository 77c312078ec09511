import * as z from 'zod'
import type { MediaGroup } from '../media-group.ts'

/** The group of each field that is its `picture`. */
const groups = z.registry<MediaGroup>()

/** Returns `fields`, of which those in `group` show one picture or video. Fields beside them may belong to it, too. */
export function mediaGroup<Fields extends z.core.$ZodLooseShape>(group: MediaGroup, fields: Fields): Fields {
  const field = fields[group.picture] as z.ZodType
  // A schema of its own, because schemas of required fields are shared between groups.
  const own = field instanceof z.ZodOptional ? field : z.nonoptional(field)
  groups.add(own, group)
  return { ...fields, [group.picture]: own }
}

/** Returns the groups of an object's fields. */
export const mediaGroupsOf = ({ shape }: z.ZodObject): MediaGroup[] =>
  Object.values(shape).flatMap((field) => groups.get(field as z.ZodType) ?? [])
