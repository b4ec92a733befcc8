import { LRUCache } from "lru-cache";

/** Most cards that are stored. */
const mostCards = 4000;

interface StoredCard<Card> {
  entities: readonly unknown[];
  card: Card;
}

/**
 * Stores the cards of hits, those used last: lists for other people have mostly the same. Who gets a card again gets the same object, so
 * nobody changes it.
 */
export class CardCache<Card extends object> {
  readonly #cards = new LRUCache<string, StoredCard<Card>>({ max: mostCards });

  /**
   * Returns the card of a hit on a day, built where it is not stored or an entity was read anew since.
   * @param entities what the store has of the hit
   */
  get(hit: object, today: string, entities: readonly unknown[], build: () => Card): Card {
    const key = today + JSON.stringify(hit);
    const stored = this.#cards.get(key);
    if (stored?.entities.every((entity, at) => entity === entities[at])) return stored.card;
    const card = build();
    this.#cards.set(key, { entities, card });
    return card;
  }
}
