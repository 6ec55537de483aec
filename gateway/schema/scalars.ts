import { GraphQLError, GraphQLScalarType } from 'graphql';
import { UploadedFile } from '../uploads/UploadedFile.ts';

function textScalar(
  name: string,
  pattern: RegExp,
  example: string,
  isValid: (text: string) => boolean = () => true,
): GraphQLScalarType<string, string> {
  const check = (value: unknown): string => {
    if (typeof value !== 'string' || !pattern.test(value) || !isValid(value)) {
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

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** The schema's own scalars. */
export const scalars = {
  Date: textScalar('Date', /^\d{4}-\d{2}-\d{2}$/, '2026-03-01', isTime),
  DateTime: textScalar(
    'DateTime',
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
    '2026-03-01T08:30:00Z',
    isTime,
  ),
  Decimal: textScalar('Decimal', /^-?\d+(\.\d+)?$/, '1234.50'),
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
