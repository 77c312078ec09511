import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'

/** SQLite has no JSON type. sqlite-file.ts and `pg` convert written objects: walking each query's tree is slow. */
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
