import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely'

/**
 * Writes objects as JSON text, and parses text read from columns named `content` or `…_content`, because SQLite has no
 * JSON type.
 */
export class JsonColumns implements KyselyPlugin {
  readonly #writer = new JsonWriter()

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#writer.transformNode(node, queryId)
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const names = Object.keys(result.rows[0] ?? {}).filter((name) => /(^|_)content$/.test(name))
    for (const row of result.rows) {
      for (const name of names) if (typeof row[name] === 'string') row[name] = JSON.parse(row[name])
    }
    return result
  }
}

class JsonWriter extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: toJson(node.value) }
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(toJson) }
  }
}

const toJson = (value: unknown) =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value) ? JSON.stringify(value) : value
