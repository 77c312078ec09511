import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'

/**
 * Parses the JSON that is read from columns named `content` or `…_content`, because SQLite has no JSON type. It does
 * not convert written objects to JSON, because walking each query's tree is slow: sqlite-file.ts and `pg` convert the
 * parameters.
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
