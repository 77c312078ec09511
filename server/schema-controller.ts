import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

/**
 * An option of Fastify. With `setValidatorCompiler` and `setSerializerCompiler` it would load its own compilers (Ajv),
 * too, which a copied build lacks (scripts/copy-built.mjs).
 */
export const schemaController = {
  compilersFactory: {
    buildValidator: () => validatorCompiler as never,
    buildSerializer: () => serializerCompiler as never,
  },
}
