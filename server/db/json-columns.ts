import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'

/**
 * Parses text read from columns named `content` or `…_content`, because SQLite has no JSON type. Objects are turned
 * into JSON by the drivers when they are written (sqlite-file.ts; `pg` by itself). Here the tree of the query would
 * have to be walked, which is slower.
 */
export class JsonColumns implements KyselyPlugin {
  transformQuery = ({ node }: PluginTransformQueryArgs) => node

  async transformResult({ result }: PluginTransformResultArgs) {
    const names = Object.keys(result.rows[0] ?? {}).filter((name) => /(^|_)content$/.test(name))
    for (const row of result.rows) {
      for (const name of names) if (typeof row[name] === 'string') row[name] = JSON.parse(row[name])
    }
    return result
  }
}
