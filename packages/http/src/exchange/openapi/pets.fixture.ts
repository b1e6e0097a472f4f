/** A description in YAML that has a little of everything. */
export const openapi = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
servers:
  - url: https://{region}.pets.test/v1/
    variables: { region: { default: eu } }
  - url: https://other.test
security: [{ token: [] }]
paths:
  /pets/{petId}:
    parameters:
      - { name: petId, in: path, required: true, schema: { type: integer }, example: 7 }
    get:
      summary: Read a pet
      security: []
      parameters:
        - { name: tag, in: query, example: [a b, c], schema: { type: array } }
        - { name: verbose, in: query, schema: { type: boolean } }
        - { name: X-Trace, in: header, required: true, schema: { type: string, format: uuid } }
      responses:
        '200':
          description: A pet
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
        '404': { description: None }
    put:
      operationId: replacePet
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: ok }, '201': { description: made } }
    head: { responses: { '200': { description: ok } } }
  /form:
    post:
      security: [{ basic: [] }]
      requestBody:
        content: { application/x-www-form-urlencoded: { example: { a: '1', b: '2' } } }
      responses: { 2XX: { description: ok } }
  /upload:
    post:
      security: [{ key: [] }]
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { file: { type: string, format: binary }, note: { type: string } } }
      responses: { default: { description: ok } }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
    key: { type: apiKey, name: api_key, in: query }
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, examples: [Rex] }
        born: { type: string, format: date }
        size: { enum: [small, large] }
        mother: { $ref: '#/components/schemas/Pet' }
        friends: { type: array, items: { $ref: '#/components/schemas/Pet' } }
`;
