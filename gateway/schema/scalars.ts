import { GraphQLError, GraphQLScalarType } from 'graphql';
import { UploadedFile } from '../uploads/UploadedFile.ts';

function textScalar(name: string, pattern: RegExp, example: string): GraphQLScalarType<string, string> {
  const check = (value: unknown): string => {
    if (typeof value !== 'string' || !pattern.test(value) || Number.isNaN(Date.parse(value))) {
      throw new GraphQLError(`${name} is written like ${example}.`);
    }
    return value;
  };
  return new GraphQLScalarType({
    name,
    parseValue: check,
    // What the back end sends was checked against the contract there; a bad value must not hide a whole row.
    serialize: String,
  });
}

/** The schema's own scalars. */
export const scalars = {
  Date: textScalar('Date', /^\d{4}-\d{2}-\d{2}$/, '2026-03-01'),
  DateTime: textScalar(
    'DateTime',
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
    '2026-03-01T08:30:00Z',
  ),
  File: new GraphQLScalarType({
    name: 'File',
    parseValue: (value: unknown) => {
      if (value instanceof UploadedFile) return value;
      throw new GraphQLError('A File is sent by the GraphQL multipart request specification.');
    },
    parseLiteral: () => {
      throw new GraphQLError('A File is given by a variable.');
    },
    serialize: () => {
      throw new GraphQLError('A File is for input only.');
    },
  }),
};
