import { GraphQLError, GraphQLScalarType } from 'graphql';
import { isDay } from './isDay.ts';
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

/** Databases take no day before a year of theirs, and no 31 February. */
const isTime = (text: string): boolean => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** The schema's own scalars. */
export const scalars = {
  Date: textScalar('Date', /^\d{4}-\d{2}-\d{2}$/, '2026-03-01, from 1900 on', isDay),
  DateTime: textScalar(
    'DateTime',
    /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/,
    '2026-03-01T08:30:00Z',
    isTime,
  ),
  Decimal: textScalar('Decimal', /^-?\d{1,12}(\.\d{1,12})?$/, '1234.50'),
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
