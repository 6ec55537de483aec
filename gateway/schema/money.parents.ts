import type { ReadMoney } from '../../contract/reader/Read.ts';

export type MoneyParent = ReadMoney;
