import { expect, test } from 'vitest';
import { findTerms } from '../../scripts/checkTerms.ts';

test('a replaced term is named with its language, its key and what to write instead', () => {
  expect(findTerms('de', { 'CART.TAB.BACKORDER': 'Nachlieferung', 'CART.TITLE': 'Warenkorb' })).toEqual([
    'de CART.TAB.BACKORDER: "Nachliefer" (write: Rückstand)',
  ]);
  expect(findTerms('sr', { 'CART.ADD': 'Preporuči' })).toEqual([
    'sr CART.ADD: "Preporuči" (write: prednaruči, prednarudžbina)',
  ]);
  expect(findTerms('ru', { 'CART.TAB.BACKORDER': 'Под заказ' })).toEqual([
    'ru CART.TAB.BACKORDER: "Под заказ" (write: бэкордер)',
  ]);
});

test('typography is checked as the language has it', () => {
  expect(findTerms('fr', { PAY: 'Payer ?' })).toEqual([
    'fr PAY: " ?" (write: a narrow no-break space (U+202F))',
  ]);
  expect(findTerms('fr', { PAY: 'Payer\u202f?', TIME: '12:30' })).toEqual([]);
  expect(findTerms('it', { ORDER: "L'ordine #{{id}}" })).toEqual([
    'it ORDER: "\'" (write: ’)',
    'it ORDER: "#{{" (write: Nr., n°, n., nr, №, br.)',
  ]);
});

test('a word that only holds a replaced one is accepted, and so is the name of a placeholder', () => {
  expect(findTerms('en', { A: 'Cataloguing', B: 'Sent to {{email}}' })).toEqual([]);
  expect(findTerms('fr', { A: 'Prêtes', B: 'Lignes incomplètes' })).toEqual([]);
  expect(findTerms('sr', { A: 'Preporučena maloprodajna cena' })).toEqual([]);
});
