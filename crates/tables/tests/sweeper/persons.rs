//! Persons: who does not come any more is forgotten, and who comes is not.

use crate::place::{DAY, Place};
use game::Guest;
use local::Game;
use std::sync::Arc;
use tables::Keep;
use tables::log::persons::{Mine, Played};
use tables::log::{Log, MemoryLog, SqliteLog};

#[tokio::test]
async fn who_does_not_come_any_more_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let logs: [Arc<dyn Log>; 2] =
        [Arc::new(MemoryLog::default()), Arc::new(SqliteLog::open(&folder.path().join("log.db")).unwrap())];
    for log in logs {
        let place = Place::new(log, Keep::Days(60));
        let made = async |name: &str| {
            place.tables.make_person(name.to_owned(), "Gerät".to_owned()).await.unwrap().person.id
        };
        let (anna, ben) = (made("Anna").await, made("Ben").await);
        let seated = place.open(Game::LetraMix).await;
        place.tables.keep_place(&anna, &seated).await.unwrap();
        // Her table is closed after a day, but she is known for as long as she comes now and then.
        place.after(DAY.times(30)).await;
        place.log.see_person(ben.clone(), 1, place.clock.now()).await.unwrap();
        place.after(DAY.times(29)).await;
        assert!(place.log.person(anna.clone()).await.unwrap().is_some());
        place.after(DAY.times(2)).await;
        assert!(place.log.person(anna.clone()).await.unwrap().is_none());
        assert_eq!(place.log.places_of(anna.clone(), Mine::All(None), 9).await.unwrap(), []);
        assert_eq!(place.log.results(anna.clone(), Played::After(0), 9).await.unwrap(), []);
        let names = place.log.names(seated.table).await.unwrap();
        assert!(names.is_forgotten(Guest::new(0)), "it may be deleted some minutes later only");
        assert!(place.log.person(ben.clone()).await.unwrap().is_some());
        assert_eq!(place.log.gone_persons().await.unwrap(), [anna]);
    }
}

#[tokio::test]
async fn kept_for_ever_means_everybody() {
    let place = Place::new(Arc::new(MemoryLog::default()), Keep::Forever);
    let anna = place.tables.make_person("Anna".to_owned(), "Gerät".to_owned()).await.unwrap().person.id;
    place.after(DAY.times(3_000)).await;
    assert!(place.log.person(anna).await.unwrap().is_some());
}
